/** How much was drawn and placed in one room, or on a floor filled as a whole. */
export interface RoomCount {
  drawn: number;
  placed: number;
}
