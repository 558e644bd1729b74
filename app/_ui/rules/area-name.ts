/** Areas whose name is more than their key with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  choam: 'CHOAM',
  'dune-homeworld': 'Dune and home worlds',
  'command-resistance': 'Command and resistance',
  'surprise-capture-discard': 'Surprise, capture, discard',
  'multi-player': 'Several players',
  'errata-rules': 'Errata to rules',
  optional: 'Optional rules',
};

/** The name of an area of the rules: "deck-construction" is "Deck construction". */
export function areaName(area: string): string {
  const words = area.replaceAll('-', ' ');
  return NAMES[area] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
