const MESSAGE = 'Limits come from the contract: form.field(), form.range() or fieldLimits().';

/** Options of `no-restricted-syntax`: no limit of a control is typed where the contract has it. */
export const typedLimits = [
  'JSXAttribute[name.name=/^(maxLength|minLength|pattern)$/] > JSXExpressionContainer > Literal',
  'JSXAttribute[name.name=/^(maxLength|minLength|pattern)$/] > Literal',
  'JSXOpeningElement[name.name=/Field$/] > JSXAttribute[name.name=/^(min|max)$/] > JSXExpressionContainer > Literal[value>0]',
].map((selector) => ({ selector, message: MESSAGE }));
