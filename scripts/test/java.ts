import { ensureProgram } from './system-program.ts';

/**
 * Where Java is, which the Nu validator runs on.
 * @throws Error that says what to do when there is none
 */
export const ensureJava = () =>
  ensureProgram({
    name: 'Java',
    variable: 'JAVA_PATH',
    places: [
      ...(process.env['JAVA_HOME'] ? [`${process.env['JAVA_HOME']}/bin/java`] : []),
      'java',
      '/opt/homebrew/opt/openjdk/bin/java',
    ],
    versionArgs: ['-version'],
    packages: ['default-jre-headless'],
  });
