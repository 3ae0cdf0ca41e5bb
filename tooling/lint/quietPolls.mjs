// Of a page that nobody sees nothing is asked. RTK Query has no such default: each poll has to say it.

const nameOf = ({ key }) => key?.name ?? key?.value;

/** Options that ask again and again stop while the tab is hidden. */
export const quietPolls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { asks: 'A hidden tab asks nothing: add skipPollingIfUnfocused: true beside pollingInterval.' },
  },
  create: (context) => ({
    ObjectExpression: (node) => {
      const quiet = node.properties.find((property) => nameOf(property) === 'skipPollingIfUnfocused');
      if (
        node.properties.some((property) => nameOf(property) === 'pollingInterval') &&
        quiet?.value.value !== true
      )
        context.report({ node, messageId: 'asks' });
    },
  }),
};
