/** Each species' line has a dash of its own, so that colour is not needed. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2', '1 2']
