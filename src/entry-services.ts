import { startServices } from '#src/app/services/start-services.ts';

// Works without the rest of the site's script, for visitors that only read.
startServices();
