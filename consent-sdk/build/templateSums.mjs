const inBrackets = (expression) => ({ type: 'ParenthesisExpression', span: expression.span, expression });
const toText = ({ span, cooked }) => ({ type: 'StringLiteral', span, value: cooked });

/**
 * A template that begins with text, as a sum: shorter, and the same where what is put in are texts and numbers. What
 * converts a stranger's value begins with that value, and stays.
 *
 * @param node of a syntax tree; any other comes back as it is
 */
export const templateSum = (node) => {
  if (node?.type !== 'TemplateLiteral' || !node.expressions?.length || !node.quasis[0].cooked) return node;
  const [first, ...texts] = node.quasis.map(toText);
  const parts = node.expressions.flatMap((each, at) => [inBrackets(each), texts[at]]);
  return inBrackets(
    parts
      .filter(({ value }) => value !== '')
      .reduce(
        (left, right) => ({ type: 'BinaryExpression', span: node.span, operator: '+', left, right }),
        first,
      ),
  );
};
