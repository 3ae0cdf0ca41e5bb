// `{ ...{ a, b }, c }` says what `{ a, b, c }` says, and lets a reader look for a reason that is not there.

/** The properties of an object literal are not spread into another literal. */
export const literalSpreads = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'The properties of this literal belong into the one around it.' },
  },
  create: ({ report, sourceCode }) => ({
    'ObjectExpression > SpreadElement > ObjectExpression'(node) {
      const [first, last] = [node.properties[0], node.properties.at(-1)];
      const spread = node.parent;
      report({
        node: spread,
        messageId: 'spread',
        // A comment would be lost.
        fix: (fixer) =>
          first && sourceCode.getCommentsInside(spread).length === 0
            ? fixer.replaceText(spread, sourceCode.getText().slice(first.range[0], last.range[1]))
            : null,
      });
    },
  }),
};
