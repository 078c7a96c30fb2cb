import { parseSync } from 'vite';

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/**
 * The line of a value in a TypeScript data file, as far as the source spells its path out.
 * @param name of the constant
 * @param path of keys and positions, as a schema reports it
 */
export function lineOfValue(source: string, name: string, path: readonly PropertyKey[]): number {
  const { program } = parseSync('content.ts', source);
  let found = initializerOf(program.body, name);
  let start = found?.start ?? 0;
  for (const key of path) {
    const member = found && memberOf(unwrap(found), key);
    if (!member) break;
    ({ start, value: found } = member);
  }
  return source.slice(0, start).split('\n').length;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function initializerOf(body: unknown, name: string): Node | undefined {
  const declarations = nodesOf(body)
    .map((statement) => statement['declaration'] ?? statement)
    .filter(isNode)
    .flatMap((declaration) => nodesOf(declaration['declarations']));
  const found = declarations.find(({ id }) => isNode(id) && id['name'] === name);
  return isNode(found?.['init']) ? found['init'] : undefined;
}

/** Looks through `satisfies` and `as const` to the literal itself. */
function unwrap(node: Node): Node {
  return isNode(node['expression']) ? unwrap(node['expression']) : node;
}

/** The member of an object or list. */
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
