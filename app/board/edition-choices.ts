/** The editions as a choice: each with its label and what it is. */
export const EDITION_CHOICES = [
  ['2019', '2019', 'Gale Force Nine: ten turns'],
  ['descartes', 'Descartes', 'Descartes and Avalon Hill: fifteen turns'],
] as const;
