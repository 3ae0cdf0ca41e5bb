import { isGranted, type Category } from '@yinyom/choice';
import { defineComponent, type PropType, type SlotsType } from 'vue';
import { useChoice } from './useConsent';

/** What needs consent: drawn with it only, and gone again when it is withdrawn; the slot `fallback` stands there meanwhile. */
export const ConsentGate = defineComponent({
  name: 'ConsentGate',
  props: {
    category: { type: [String, Number, Array] as PropType<Category | readonly Category[]>, required: true },
  },
  slots: Object as SlotsType<{ default: unknown; fallback: unknown }>,
  setup(props, { slots }) {
    const choice = useChoice();
    return () => (isGranted(choice.value, props.category) ? slots.default?.({}) : slots.fallback?.({}));
  },
});
