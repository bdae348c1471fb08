/** The id of the player, where the button at the top of the page leads. */
export const PLAYER_ID = 'introduction-player';
