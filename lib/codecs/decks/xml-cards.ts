import type { XmlElement } from '../files/xml';
import { clip } from '../limits';
import type { ParsedList } from './parsed-list';

/** A card element and the zone it stands in. */
export interface FoundCard {
  readonly element: XmlElement;
  /** The name of the nearest zone around it; "" outside all zones. */
  readonly zone: string;
}

/**
 * Every `card` element of a deck file in the file's order, wherever it stands, so that none is lost.
 * Other elements are passed over; those inside a zone, where cards are expected, are named in a
 * remark, and so is loose text there.
 */
export function cardsIn(
  parsed: ParsedList,
  root: XmlElement,
  zoneTag: string,
): readonly FoundCard[] {
  const found: FoundCard[] = [];
  const strange = new Set<string>();
  const walk = (element: XmlElement, zone: string, inCard: boolean): void => {
    for (const child of element.children) {
      const tag = child.name.toLowerCase();
      if (tag === 'card') {
        found.push({ element: child, zone });
        walk(child, zone, true);
      } else if (tag === zoneTag) {
        const name = child.attributes.get('name') ?? '';
        if (child.text.trim() !== '') strange.add(child.text.trim());
        walk(child, name, false);
      } else {
        if (zone !== '' && !inCard) strange.add(`<${child.name}>`);
        walk(child, zone, inCard);
      }
    }
  };
  walk(root, '', false);
  if (strange.size > 0)
    parsed.remarks.push(
      `Left out, for only cards are read there: ${clip([...strange].join(', '), 200)}.`,
    );
  return found;
}
