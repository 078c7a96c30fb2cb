// Editors with a remark extension show the legal check while a text is typed.
import { register } from 'tsx/esm/api';

register();

export default (await import('../../legal/lint/editor-preset.ts')).editorPreset;
