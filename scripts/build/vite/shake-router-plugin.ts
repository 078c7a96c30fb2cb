import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of React Router that this site does not use: their contexts are
 * made by calls it must take for side effects, and their display names keep them alive. Fewer bytes,
 * same behaviour: the declarative router costs 4 KB (brotli) instead of 13.
 */
export function shakeRouterPlugin(): Plugin {
  return {
    name: 'shake-router',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      }),
    },
  };
}
