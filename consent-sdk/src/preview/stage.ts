import { createHost } from '../ui/host';
import { morph } from './morph';

/** Opens a modal dialog without the focus: that stays in the field of the console that is edited. */
const showQuietly = (dialog: HTMLDialogElement): void => {
  dialog.inert = true;
  dialog.open = false;
  HTMLDialogElement.prototype.showModal.call(dialog);
  dialog.inert = false;
};

/**
 * A place where one part of the interface stands. What is drawn in the same design again changes in place; another
 * design gets a host of its own, and the one before goes.
 */
export const createStage = () => {
  let host: ReturnType<typeof createHost> | undefined;
  let content: HTMLElement | undefined;
  let look = '';

  const clear = (): void => {
    host?.remove();
    host = content = undefined;
  };

  const show = (css: string, node: HTMLElement): void => {
    const stands = content && look === css && content.nodeName === node.nodeName;
    // Whoever drew a dialog opens it next, but what stands is open already.
    if (node instanceof HTMLDialogElement) node.showModal = () => stands || showQuietly(node);
    if (content && stands) return morph(content, node);
    const before = host;
    host = createHost(css);
    content = node;
    look = css;
    host.show(node);
    before?.remove();
  };

  return {
    clear,
    /** What stands there. */
    content: () => content,
    /** Stands in for the visitors' `createHost`. */
    createHost: ((css) => ({
      show(node, isModal?: boolean) {
        show(css, node);
        if (isModal) (node as HTMLDialogElement).showModal();
      },
      remove: clear,
    })) satisfies typeof createHost,
  };
};
