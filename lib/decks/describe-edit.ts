import type { Catalogue } from '@/lib/cards/catalogue';
import { powerName } from '@/lib/rules/powers';
import type { Edit } from './edits';
import { cardName } from './names';

/** An edit as a line of a history: "2 House Battalion added". */
export function describeEdit(edit: Edit, catalogue: Catalogue): string {
  switch (edit.kind) {
    case 'add':
      return `${copies(edit, catalogue)} added`;
    case 'remove':
      return `${copies(edit, catalogue)} removed`;
    case 'add-program':
      return `Program ${cardName(edit.card, catalogue)} bought`;
    case 'remove-program':
      return `Program ${cardName(edit.card, catalogue)} given up`;
    case 'consider':
      return `${cardName(edit.card, catalogue)} laid on the side list`;
    case 'dismiss':
      return `${cardName(edit.card, catalogue)} taken off the side list`;
    case 'set-home-world':
      return edit.card === null
        ? 'Home world taken out'
        : `Home world set to ${cardName(edit.card, catalogue)}`;
    case 'set-sponsor':
      return `Sponsor set to ${powerName(edit.sponsor)}`;
    case 'set-profile':
      return `Profile set to ${edit.favor} favor and ${edit.spice} spice`;
    case 'set-players':
      return `Set for ${edit.players} players`;
    case 'set-format':
      return `Format set to ${edit.format}`;
    case 'set-name':
      return edit.name === '' ? 'Deck name cleared' : `Deck named ${edit.name}`;
    case 'set-house-name':
      return edit.houseName === '' ? 'House name cleared' : `House named ${edit.houseName}`;
    case 'set-notes':
      return 'Notes changed';
    case 'replace':
      return 'Whole deck replaced';
    case 'several':
      return edit.label === '' ? edit.edits.map(each(catalogue)).join('; ') : edit.label;
  }
}

function each(catalogue: Catalogue): (edit: Edit) => string {
  return (edit) => describeEdit(edit, catalogue);
}

function copies({ card, count }: { card: string; count: number }, catalogue: Catalogue): string {
  return `${count} ${cardName(card, catalogue)}`;
}
