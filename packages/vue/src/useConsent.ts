import { choiceStore, isGranted, type Category } from '@yinyom/choice';
import type { YinyomConsent } from '@yinyom/types';
import { computed, onMounted, onScopeDispose, shallowRef, type ComputedRef, type ShallowRef } from 'vue';

/**
 * The visitor's choice; null while undecided, on the server, and until the component is mounted: so the first drawing is the
 * server's.
 */
export const useChoice = (): Readonly<ShallowRef<YinyomConsent | null>> => {
  const choice = shallowRef<YinyomConsent | null>(null);
  let stop: (() => void) | undefined;
  onMounted(() => {
    const store = choiceStore();
    const read = (): void => {
      choice.value = store.get();
    };
    stop = store.subscribe(read);
    read();
  });
  onScopeDispose(() => stop?.());
  return choice;
};

/** Whether a category was granted; of several, whether all were. */
export const useConsent = (category: Category | readonly Category[]): ComputedRef<boolean> => {
  const choice = useChoice();
  return computed(() => isGranted(choice.value, category));
};
