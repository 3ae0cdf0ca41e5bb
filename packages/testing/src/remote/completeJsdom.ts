/** What jsdom lacks and components need: modal dialogs and the notice that something came into view. */
export const completeJsdom = () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  globalThis.IntersectionObserver ??= class {
    constructor(private readonly notify: IntersectionObserverCallback) {}
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => this.notify([entry], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
};
