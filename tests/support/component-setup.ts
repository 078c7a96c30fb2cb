import '#src/styles/layers.css';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
