// Declared here alone: no other module of the browser compiles with `process`.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Variables of the build. Browsers get the values of modules that read them, never this one. */
export const buildEnvironment = process.env;
