export function readPort(text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`The port must be a number from 0 to 65535; it is "${text}".`);
}
