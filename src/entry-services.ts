import { startServices } from '#src/app/services/start-services.ts';

// Consent, analytics and ads: fetched on the main host of a site that has a key for one of them.
startServices();
