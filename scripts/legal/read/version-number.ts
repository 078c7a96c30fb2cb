const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

export function isNewer(version: string, than: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(than);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** The number after this one: `'1.2'` → `'1.3'`. */
export function nextVersion(version: string): string {
  const [major, minor] = numbersOf(version);
  return `'${major}.${minor + 1}'`;
}
