/** Owned cards as a player might write them down, one of two that bear its name told by its set. */
export const EXAMPLE = '3 Valor\n2 Paul Atreides [TAT]\n1 Carthag';
