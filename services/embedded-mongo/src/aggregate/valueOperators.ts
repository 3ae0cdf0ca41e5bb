export const valueOperators = {};
