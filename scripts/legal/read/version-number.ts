const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

export function isNewer(version: string, than: string): boolean {
  const [major, minor] = numbersOf(version);
  const [otherMajor, otherMinor] = numbersOf(than);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** `1.2` is followed by `1.3` or by `2.0`. */
export function isNextStep(version: string, after: string): boolean {
  const [major, minor] = numbersOf(after);
  return [`${major}.${minor + 1}`, `${major + 1}.0`].includes(version);
}

/** The number after this one: `'1.2'` → `'1.3'`. */
export function nextVersion(version: string): string {
  const [major, minor] = numbersOf(version);
  return `'${major}.${minor + 1}'`;
}
