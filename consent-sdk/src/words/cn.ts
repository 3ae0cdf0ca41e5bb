import type { Words } from './Words';

export const words: Words = {
  tag: 'zh',
  close: '关闭',
  under_review: '审核中',
  consent_id: '同意编号',
  receipt: '决定凭证',
  proof: '您可以保存此凭证，日后可据此核实您所作的选择及时间。',
  withdrawal: '您可随时通过页面上的 Cookie 按钮更改或撤回同意。撤回不影响此前已合法进行的处理。',
  ask: '在您同意使用 Cookie 后,将显示来自 {host} 的内容。',
  allow: '同意并显示',
};
