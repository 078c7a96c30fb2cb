import { parseSync } from 'vite';

/** A piece of a program, as the parser gives it. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** The position of a value in its file. */
export type ValuePlace = {
  readonly line: number;
  /** Its source; `undefined` if the source does not contain the whole path. */
  readonly written: string | undefined;
};

/**
 * Finds values in a TypeScript data file: follows object keys and list positions from an exported
 * constant as far as the source spells them out.
 * @param source text of the file
 */
function locatorOf(source: string): (exportName: string, path: readonly PropertyKey[]) => ValuePlace {
  const { program } = parseSync('content.ts', source);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  return (exportName, path) => {
    let found = initializerOf(program.body, exportName);
    let start = found?.start ?? 0;
    for (const key of path) {
      const next = found && memberOf(unwrap(found), key);
      if (!next) return { line: lineAt(start), written: undefined };
      start = next.start;
      found = next.value;
    }
    return { line: lineAt(start), written: found && source.slice(found.start, found.end) };
  };
}

/**
 * The line of a value in a TypeScript data file.
 * @param exportName of the constant
 * @param path of keys and positions, as a schema reports it
 */
export const lineOfValue = (source: string, exportName: string, path: readonly PropertyKey[]): number =>
  locatorOf(source)(exportName, path).line;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function initializerOf(body: unknown, name: string): Node | undefined {
  const declarations = nodesOf(body)
    .map((statement) => statement['declaration'])
    .filter(isNode)
    .flatMap((declaration) => nodesOf(declaration['declarations']));
  const found = declarations.find(({ id }) => isNode(id) && id['name'] === name);
  return isNode(found?.['init']) ? found['init'] : undefined;
}

/** Looks through `satisfies` and `as const` to the literal itself. */
function unwrap(node: Node): Node {
  return isNode(node['expression']) ? unwrap(node['expression']) : node;
}

function memberOf(node: Node, key: PropertyKey): { start: number; value: Node } | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number') {
    const element = nodesOf(node['elements'])[key];
    return element && { start: element.start, value: element };
  }
  const property = nodesOf(node['properties']).find(({ key: name }) => {
    return isNode(name) && (name['name'] ?? name['value']) === String(key);
  });
  return property && isNode(property['value'])
    ? { start: property.start, value: property['value'] }
    : undefined;
}
