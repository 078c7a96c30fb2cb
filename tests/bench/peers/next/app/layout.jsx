// Parts come in the order of their imports; the order of layers stands before them.
import '../bundled/layers.css';

/** Each page brings its own document, since its head and header depend on it. */
export default function Layout({ children }) {
  return children;
}
