/** How many ways on there were at the last visit: their room is kept while they are read. */
export const GO_ON_COOKIE = 'registry-go-on';
