import { BRACES, components, READ_AS_COMMAND } from './component-faults.ts';

/**
 * What a parser of MDX stumbled over, for somebody who writes text.
 * @param line the line at fault
 */
export function syntaxAdvice(reason: string, line: string): string {
  const tag = /`(<[^`]+>)`/.exec(reason)?.[1];
  if (tag) return tagAdvice(tag);
  if (/closing slash/.test(reason)) return 'closes a component that was never opened: remove it, or open it';
  if (/^(?:im|ex)port\b/.test(line)) return READ_AS_COMMAND;
  if (/acorn|brace/.test(reason)) return BRACES;
  if (/attribute value/.test(reason))
    return 'has a component whose value is not between quotes, straight ones: write as in <Fact id="minimumTicket" />';
  if (line.includes('<!--'))
    return 'holds a hidden comment: remove it; the proposal is the place for remarks';
  const [open] = /<<[^>]*>>/.exec(line) ?? [];
  if (open) return `has “${open}”, which is left open: write the text that belongs here`;
  if (/<[\w.]+@|<https?:/.test(line))
    return 'has an address between < and >: write [words to click on](address)';
  return 'has a < that begins no component: write “less than”';
}

function tagAdvice(tag: string): string {
  const name = /\w+/.exec(tag)?.[0] ?? '';
  if (!components.has(name) && name !== 'When')
    return `${tag} is no component: write the words that belong here, without < and >`;
  return components.get(name)?.standsAlone
    ? `<${name}> is opened and not closed: it takes no words, so end it with />`
    : `${tag} is opened and not closed: write ${tag.replace('<', '</')} behind its text`;
}
