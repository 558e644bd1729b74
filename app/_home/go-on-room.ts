/** Set once there is a way on: its room is kept on the front page while the decks are read. */
export const GO_ON_COOKIE = 'registry-go-on';
