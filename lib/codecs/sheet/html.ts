/** Markup that is safe to write: made by `html` and by nothing else. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

/**
 * Markup from a template. Whatever stands in a gap is text and is escaped, unless it was made by
 * `html` itself; so a name can never become a tag, an attribute or a script.
 */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template.reduce((made, piece, at) => {
    const part = parts[at - 1];
    return `${made}${part === undefined ? '' : written(part)}${piece}`;
  });
  return { markup };
}

/** No markup, where a part may be left out. */
export const NOTHING: Html = { markup: '' };

function written(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, between tags or in a quoted attribute; control and direction characters are dropped. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Cs}]+/gu, ' ')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
