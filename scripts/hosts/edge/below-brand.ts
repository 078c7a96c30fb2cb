/** Whether a host name, with or without a port, is below the brand host: all but `www`, partner hosts included. */
export function isBelowBrand(host: string, brandHost: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.endsWith(`.${brandHost}`) && name !== `www.${brandHost}`;
}
