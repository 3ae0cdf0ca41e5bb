import { yinyom } from '@yinyom/vue';
import { createApp } from 'vue';
import Page from './Page.vue';

createApp(Page).use(yinyom).mount('#app');
