import '#src/styles/layers.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

// React asks for this flag before it lets tests flush work with `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
