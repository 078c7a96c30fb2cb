import '#src/styles/layers.css';
import '#src/styles/index.css';

import { createRoot } from 'react-dom/client';

import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
