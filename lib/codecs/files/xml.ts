import { SaxesParser } from 'saxes';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { refusal } from '../limits';
import { type ProblemCode, problem, refuse } from '../problem';

/** An element of an XML file: its text is that of all its text and CDATA sections, in order. */
export interface XmlElement {
  readonly name: string;
  /** The line on which its start tag ends, counted from 1. */
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export interface XmlLimits {
  /** Most elements in the whole file. */
  readonly elements: number;
  /** Deepest nesting; the root is 1. */
  readonly depth: number;
  /** What is read, as messages call it. */
  readonly called: string;
}

/** Far more than a deck of 500 lines a list needs, or than anyone has copies. */
const DECK_LIMITS: XmlLimits = { elements: 12_000, depth: 20, called: 'deck' };

/** The same of a deck file. Problems also those of `refusal`. */
export function parseDeckXml(text: string): Result<XmlElement> {
  const refused = refusal(text);
  return refused === null ? parseXml(text, DECK_LIMITS) : fail(refused);
}

/**
 * The root element of an XML file, or `bad-xml` with the place. A DOCTYPE is refused (`xml-doctype`),
 * so no entity but the five of XML and character numbers exists; so is a file that is deeper or
 * has more elements than `limits` (`xml-too-deep`, `xml-too-large`). Never throws.
 */
export function parseXml(text: string, limits: XmlLimits = DECK_LIMITS): Result<XmlElement> {
  const parser = new SaxesParser();
  const open: Building[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const stop = (code: ProblemCode, message: string): never => {
    throw new XmlFault(problem(code, message, `line ${parser.line}`));
  };
  parser.on('error', ({ message }) =>
    stop('bad-xml', `This XML file is damaged: ${message.slice(0, 160)}`),
  );
  parser.on('doctype', () =>
    stop('xml-doctype', `An XML file with a DOCTYPE is not read: no ${limits.called} needs one.`),
  );
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > limits.elements)
      stop('xml-too-large', `This XML file has over ${limits.elements} elements.`);
    if (open.length >= limits.depth)
      stop('xml-too-deep', `This XML file is nested deeper than any ${limits.called}.`);
    const element = {
      name,
      line: parser.line,
      attributes: new Map(Object.entries(attributes)),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text.replace(/^\ufeff/, '')).close();
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault;
    return fail(fault.problem);
  }
  return root ? ok(root) : refuse('bad-xml', 'This XML file has no content.');
}

interface Building extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

class XmlFault extends Error {
  constructor(readonly problem: InputProblem) {
    super(problem.message);
  }
}

/** The children of one name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child of a name, or "". */
export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}

/**
 * A text inside an attribute or element. What XML cannot hold at all (control characters, halves of
 * surrogate pairs) becomes U+FFFD: carry such texts in a form of visible characters (quote.ts).
 */
export function escapeXml(text: string): string {
  return text
    .replace(UNSPEAKABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r\u0085\u2028]/g, (blank) => `&#${blank.charCodeAt(0)};`);
}

/** A text as CDATA, split where it would end the section. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(UNSPEAKABLE, '\ufffd').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 forbids
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
