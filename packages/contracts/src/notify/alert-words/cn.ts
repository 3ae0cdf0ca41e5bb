import type { AlertWords } from './AlertWords';

/** Words of alerts in Chinese. */
export const cn: AlertWords = {
  severity: { critical: '严重', warning: '警告', notice: '提示' },
  state: { raised: '新', acknowledged: '处理中', snoozed: '已推迟', resolved: '已结束' },
  share: '{share}（{low}–{high}）',
  rule: {
    script_missing: {
      title: '同意脚本缺失',
      text: {
        silent:
          '两次查看 {url} 都没有找到脚本。横幅最后一次显示于 {silent_since}；此后按平常应再显示约 {expected} 次。',
        other: '两次查看 {url} 都没有找到脚本。',
      },
      next: {
        tag_manager: '页面上只有代码管理器：请检查其容器是否仍加载脚本，并且已经发布。',
        other: '请把脚本放回每个页面 head 中的第一个位置。新主题、缓存插件或更换容器常会使脚本丢失。',
      },
      action: '查看脚本',
      watches: '没有人再看到横幅，首页上也没有脚本',
    },
    answers_stopped: {
      title: '横幅在显示，但几乎无人回应',
      text: {
        other:
          '{from} 至 {to}，看到横幅的访客中 {measured} 作出回应（{total} 次中 {count} 次）；平常为 {usual}。',
      },
      next: { other: '请打开网站并点击横幅上的按钮：可能有内容遮住按钮，或网站拒绝其发送的请求。' },
      action: '查看横幅',
      watches: '横幅在显示，但按钮似乎无效',
    },
    violation_new: {
      title: '{name} 在没有所需同意的情况下被设置',
      titles: { visitors: '{name} 存在于未给予任何同意的访客的浏览器中' },
      text: {
        visitors:
          '已拒绝或尚未选择的访客的浏览器（来自三个或更多网络）在 {domain} 上保存了 {name}。没有扫描发现过它。它可能是以前访问遗留的。',
        before: '扫描在 {page} 发现 {domain} 的 {name}，当时尚无人同意。设置者：{set_by}。',
        other: '扫描在 {page} 发现 {domain} 的 {name}，尽管访客已拒绝。设置者：{set_by}。',
      },
      next: {
        visitors: '请在访客浏览器报告的名称中查看它是什么，扫描设置它的页面，并在获得同意之前拦截。',
        hold: '请让脚本在获得同意之前拦截 {hold}，或移除该标签，然后再次扫描。',
        other: '请在扫描结果中查看是什么设置了它，并在获得同意之前拦截，然后再次扫描。',
      },
      action: '查看扫描',
      actions: { visitors: '查看报告的名称' },
      watches: '扫描发现需要同意、而上次扫描中没有的内容，或未同意的访客的浏览器中存有它',
    },
    signal_contradiction: {
      title: '{company} 收到的状态与访客的选择不符',
      text: {
        default_granted: '在 {page}，尚无人作出选择时，{company} 就被告知已许可（{sent}）。',
        told_granted_after_refusal: '在 {page}，尽管访客已拒绝，{company} 仍被告知已许可（{sent}）。',
        ads_granted_by_statistics: '在 {page}，访客只同意了统计，{company} 却被告知广告已许可（{sent}）。',
        other: '在 {page}，{company} 在没有同意的情况下被告知已许可（{sent}）。',
      },
      next: {
        default_granted: '请在第一个标签之前将默认值设为拒绝，且只在一处设置，然后再次扫描。',
        told_granted_after_refusal: '有人拒绝时，请只由横幅更新信号，然后再次扫描。',
        ads_granted_by_statistics: '请将 ad_storage 绑定到营销类别，而不是统计，然后再次扫描。',
        other: '请在扫描结果中查看发送了什么，并只由横幅告知，然后再次扫描。',
      },
      action: '查看扫描',
      watches: '扫描发现 Google 或 Microsoft 在获得同意之前或被拒绝之后被告知已许可',
    },
    ledger_gap: {
      title: '同意记录中有一天不正常',
      text: {
        unsigned: '{day} 尚未签名。每天应在午夜后 30 分钟内签名。',
        other: '{day} 的记录与当时所记录的不再一致。',
      },
      next: { other: '原因不在您的网站。请告知本平台的运营者，并保留一份同意记录的导出文件。' },
      action: '查看同意记录',
      watches: '同意记录中有一天未签名，或记录被更改',
    },
    rate_drop: {
      title: '接受的访客少于平常',
      text: {
        other:
          '{from} 至 {to}，作出决定的访客中 {measured} 接受，平常为 {usual_share}（{total} 次决定，对比 {usual_total} 次）。',
      },
      next: { other: '请查看有什么变化：新的发布、新页面，或遮住页面的横幅。也可能只是更少的人愿意接受。' },
      action: '查看数据',
      watches: '接受的比例下降 10 个百分点或更多，超出偶然范围',
    },
    rate_jump: {
      title: '接受的访客多于平常',
      text: {
        other:
          '{from} 至 {to}，作出决定的访客中 {measured} 接受，平常为 {usual_share}（{total} 次决定，对比 {usual_total} 次）。',
      },
      next: { other: '请检查拒绝是否仍与接受一样容易：拒绝按钮是否可见，是否没有预先勾选的选项？' },
      action: '查看数据',
      watches: '接受的比例上升 10 个百分点或更多，超出偶然范围',
    },
    banner_late: {
      title: '横幅显示过晚',
      text: {
        usual:
          '{from} 至 {to}，在等待时间已知的页面浏览中，{measured} 的横幅在页面开始到达 3 秒之后才显示（{total} 次中 {count} 次）；平常为 {usual_share}。',
        other:
          '{from} 至 {to}，在等待时间已知的页面浏览中，{measured} 的横幅在页面开始到达 3 秒之后才显示（{total} 次中 {count} 次）。',
      },
      next: {
        other:
          '请将脚本放在每个页面 head 的最前面，并将其移出会延迟脚本的地方：缓存插件、标签管理器或较晚载入的页面部分。',
      },
      action: '查看脚本',
      watches: '看到横幅的访客中，超过一半等待了 3 秒以上',
    },
    cookie_unclassified: {
      title: '有 Cookie 尚未分类',
      text: { other: '超过一天未分类：{amount} 个，其中有：{names}。' },
      next: { other: '请为每个 Cookie 选择类别：没有目的的 Cookie，无人能够同意。' },
      action: '为 Cookie 分类',
      watches: '新的 Cookie 一天后仍未分类',
    },
    consent_expiring: {
      title: '许多同意即将到期',
      text: { other: '有效的同意中有 {measured} 将在 14 天内到期（{total} 份中的 {count} 份）。' },
      next: { other: '请在大量访客被再次询问之前，检查横幅的文本并发布需要的更改。' },
      action: '查看横幅',
      watches: '超过 30% 的有效同意将在 14 天内到期',
    },
    certificate_expiring: {
      title: '网站证书即将到期',
      text: { other: '{url} 的证书将于 {ends_at} 到期。' },
      next: { other: '请在网站托管处续期：到期后，浏览器既不会打开网站，也不会显示横幅。' },
      action: '查看网站',
      watches: '网站证书将在 14 天内到期',
    },
    text_stale: {
      title: '隐私声明的链接无法打开',
      text: { other: '连续两次检查都返回 {found}，最近一次为 {since}。' },
      next: { other: '请更正横幅文本中的地址，或恢复该页面。' },
      action: '查看文本',
      watches: '隐私声明的链接连续两次无法打开',
    },
    delivery_failing: {
      title: '有 Webhook 不接收消息',
      text: { other: '{names} 自 {since} 起没有接收任何消息。' },
      next: { other: '请查看它的回应。五天后它将被关闭。' },
      action: '查看 Webhook',
      watches: 'Webhook 一天内没有接收任何消息',
    },
    key_expiring: {
      title: '有 API 密钥即将到期',
      text: { other: '{names} 将于 {ends_at} 到期。' },
      next: { other: '请轮换密钥，使正在使用它的程序能够继续运行。' },
      action: '查看 API 密钥',
      watches: 'API 密钥将在 14 天内到期',
    },
  },
};
