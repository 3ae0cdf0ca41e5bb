export const dateOperators = {};
