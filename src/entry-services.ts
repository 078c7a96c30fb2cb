import { startServices } from '#src/app/services/start-services.ts';

// Works beside the page: who only reads is asked and counted without the rest of the site's script.
startServices();
