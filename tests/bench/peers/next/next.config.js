/** Static output, styles inline, React for what moves alone. */
export default {
  output: 'export',
  distDir: 'out',
  experimental: { inlineCss: true },
};
