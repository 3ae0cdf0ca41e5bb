import type { MailTexts } from '../mailKinds';

export const cn: MailTexts = {
  greeting: '{name}，您好：',
  link_hint: '如果按钮无法使用，请将此地址复制到浏览器中打开：',
  footer: '此邮件由 Yinyom 自动发送。如有疑问请联系 {support}',
  footer_without_support: '此邮件由 Yinyom 自动发送。',
  unsubscribe: '停止接收每周摘要',
  kinds: {
    confirm_signup: {
      subject: '请为 {organization} 确认您的电子邮箱',
      lines: [
        '有人使用此邮箱注册了 Yinyom：组织 {organization}，网站 {website}。',
        '如果是您本人，请在注册时使用的浏览器中打开此链接，即可直接登录；在其他地方打开时，需要输入注册时填写的密码。此链接仅可使用一次，48 小时内有效；重新注册后即失效。',
        '如果不是您本人，无需任何操作：没有这封邮件，任何人都无法使用您的邮箱。',
      ],
      button: '确认电子邮箱',
    },
    already_registered: {
      subject: '您已有账户',
      lines: [
        '有人使用此邮箱注册，但该邮箱已有账户。您的账户没有任何变化。',
        '您可以照常登录，忘记密码时也可重设。如果不是您本人操作，无需任何操作。',
      ],
      button: '登录',
    },
    reset_password: {
      subject: '重设密码',
      lines: [
        '我们收到了为您的账户重设密码的请求。',
        '此链接仅可使用一次，30 分钟内有效。如果不是您本人请求，无需任何操作，原密码仍然有效。',
      ],
      button: '重设密码',
    },
    invitation: {
      subject: '邀请您加入 {organization}',
      lines: [
        '{inviter} 邀请您加入 Yinyom 上的 {organization}。',
        '请设置密码以开始使用。此链接仅可使用一次，72 小时内有效。',
      ],
      button: '设置密码并加入',
    },
    invitation_existing: {
      subject: '邀请您加入 {organization}',
      lines: [
        '{inviter} 邀请您加入 Yinyom 上的 {organization}。',
        '请使用您现有的账户登录，然后接受或拒绝邀请。',
      ],
      button: '登录',
    },
    account_created: {
      subject: '您在 {organization} 的账户',
      lines: [
        '{inviter} 已在 Yinyom 上为您创建 {organization} 的账户。',
        '请自行设置密码以启用账户；他人告知的密码无法启用。此链接仅可使用一次，72 小时内有效。',
      ],
      button: '设置密码并加入',
    },
    prove_mailbox: {
      subject: '请确认此邮箱属于您',
      lines: [
        '有人知道此账户的密码并想在 Yinyom 上使用该账户，但尚未有人确认自己是此邮箱的所有者。',
        '如果是您本人，请通过链接设置密码，然后继续操作。此链接仅可使用一次，72 小时内有效。',
        '如果不是您本人，无需任何操作：没有这封邮件，账户不会启用。',
      ],
      button: '设置密码',
    },
    email_change: {
      subject: '请确认新的电子邮箱',
      lines: [
        '有人请求将此邮箱用于您的 Yinyom 账户。',
        '此链接仅可使用一次，48 小时内有效。如果不是您本人请求，无需任何操作。',
      ],
      button: '确认新邮箱',
    },
    email_changed: {
      subject: '您的电子邮箱已更改',
      lines: ['您的 Yinyom 账户邮箱现为 {email}。', '如果不是您本人更改，请立即联系组织管理员。'],
    },
    password_changed: {
      subject: '您的密码已更改',
      lines: [
        '您的 Yinyom 账户密码已更改，所有设备均已退出登录。',
        '如果不是您本人更改，请立即通过“忘记密码”重设密码，并通知组织管理员。',
      ],
    },
    account_closed: {
      subject: '您的账户已关闭',
      lines: [
        '您的 Yinyom 账户已按请求关闭，所有会话已结束，您的个人资料已删除。',
        '组织的审计日志中过去的记录仍会显示您的姓名，最长 24 个月；您代表组织接受协议的记录将予保留。',
        '如果并非您本人关闭，请立即联系组织管理员。',
      ],
    },
    organization_left: {
      subject: '您已退出 {organization}',
      lines: [
        '您已退出 Yinyom 上的 {organization}，不能再查看其网站和证据。您的账户仍然可用。',
        '该组织的审计日志仍会在过往事件中显示您的姓名。如果不是您本人操作，请立即更改密码并告知组织管理员。',
      ],
    },
    organization_removed: {
      subject: '您在 {organization} 的访问权限已结束',
      lines: [
        '{person} 已将您移出 Yinyom 上的 {organization}，您不能再查看其网站和证据。您的账户仍然可用。',
        '如果您认为有误，请联系组织管理员。',
      ],
    },
    organization_closing: {
      subject: '{organization} 将于 {date} 关闭',
      lines: [
        '{person} 已在 Yinyom 上申请关闭 {organization}。关闭将于 {date}（泰国时间）生效，在此之前一切照常运行。',
        '请在此之前导出需要保留的同意记录；关闭后将无法在控制台中打开。',
        '在此之前，组织管理员可在“组织”页面取消关闭。',
      ],
    },
    organization_closing_soon: {
      subject: '提醒：{organization} 将于 {date} 关闭',
      lines: [
        '{person} 申请关闭的 {organization} 将于 {date}（泰国时间）关闭。',
        '届时其所有网站将被删除，横幅和记录停止，证据无法再在控制台中打开。请提前导出需要保留的内容。',
        '组织管理员仍可在“组织”页面取消关闭。',
      ],
    },
    organization_closing_cancelled: {
      subject: '{organization} 不会关闭',
      lines: ['{person} 已取消关闭 {organization}。一切照旧。'],
    },
    organization_closed: {
      subject: '{organization} 已关闭',
      lines: [
        '{person} 申请关闭的 {organization} 已在 Yinyom 上关闭。其所有网站已删除，横幅和记录已停止，成员不再能访问。',
        '同意的证据保存至期限届满后删除。您的账户仍可使用。',
        '如属误操作，请立即联系运营方。',
      ],
    },
    session_reused: {
      subject: '为安全起见已退出登录',
      lines: [
        '您的一次登录在其他地方被重复使用，为安全起见我们已将其关闭。',
        '请重新登录。如果您怀疑他人使用了您的账户，请立即更改密码。',
      ],
    },
    code_refused: {
      subject: '已拒绝一次验证码错误的登录',
      lines: [
        '有人输入了您 Yinyom 账户的正确密码，但第二步验证码错误，登录已被拒绝。',
        '如果是您本人，无需任何操作。如果不是，说明有人知道您的密码，请立即更改。',
      ],
    },
    recovery_code_used: {
      subject: '恢复代码已被使用',
      lines: [
        '有人使用您 Yinyom 账户的恢复代码登录。该恢复代码已失效，剩余可用数量：{left}。',
        '如果不是您本人操作，请立即更改密码、重新生成恢复代码，并通知组织管理员。',
      ],
    },
    security_key_refused: {
      subject: '已拒绝一次安全密钥登录',
      lines: [
        '有人输入了您 Yinyom 账户的正确密码，但安全密钥未能通过验证，登录已被拒绝。',
        '如果是您本人，请重试。如果不是，说明有人知道您的密码，请立即更改。',
      ],
    },
    security_key_added: {
      subject: '已添加安全密钥',
      lines: [
        '您的 Yinyom 账户已添加安全密钥“{key}”，其他设备均已退出登录。',
        '如果不是您本人操作，请立即移除该密钥、更改密码并通知组织管理员。',
      ],
    },
    security_key_removed: {
      subject: '已移除安全密钥',
      lines: [
        '您的 Yinyom 账户已移除安全密钥“{key}”，其他设备均已退出登录。',
        '如果不是您本人操作，请立即更改密码并通知组织管理员。',
      ],
    },
    two_fa_enabled: {
      subject: '双重验证已启用',
      lines: [
        '您的 Yinyom 账户已启用双重验证，其他设备均已退出登录。',
        '如果不是您本人操作，请立即通知组织管理员。',
      ],
    },
    two_fa_disabled: {
      subject: '双重验证已关闭',
      lines: ['您的 Yinyom 账户已关闭双重验证。', '如果不是您本人操作，请立即更改密码并通知组织管理员。'],
    },
    scan_news: {
      subject: '{website} 的 Cookie 扫描结果',
      lines: [
        '{website} 的扫描已完成。新 Cookie：{new} 个；未经同意即运行的内容：{violations} 个。',
        '如有新 Cookie，请查看并为其分类；如有在同意之前运行的项目，请予以修正。',
      ],
      button: '查看结果',
    },
    scan_failed: {
      subject: '{website} 扫描失败',
      lines: [
        '未能完成 {website} 的 Cookie 扫描。该网站的 Cookie 列表保持不变。',
        '请查看原因，修复后重新扫描。',
      ],
      button: '查看原因',
    },
    webhook_gone: {
      subject: 'Webhook {webhook} 已关闭',
      lines: [
        '{organization} 的 Webhook {webhook} 已关闭：{host} 答复不再接收消息（410）。',
        '在重新启用之前，不会再向该地址发送任何内容。等待中的消息会保留 30 天。',
      ],
      button: '查看 Webhook',
    },
    webhook_failing: {
      subject: 'Webhook {webhook} 已关闭',
      lines: [
        '{organization} 的 Webhook {webhook} 已关闭：{host} 连续五天未接收任何消息。',
        '在重新启用之前，不会再向该地址发送任何内容。等待中的消息会保留 30 天。',
      ],
      button: '查看 Webhook',
    },
    weekly_report: {
      subject: '{organization} 的每周摘要',
      lines: ['{organization} 的网站本周状况。我们对每个网站检查八项，这并不证明其遵守法律。'],
      button: '查看网站',
    },
    alert_one: {
      subject: '{website}：{alert}',
      lines: ['{website} 有一件事需要您处理。以下是所依据的数据，可在控制台中核对。'],
      button: '查看警报',
    },
    alert_several: {
      subject: '{website}：{amount} 条警报',
      lines: ['{website} 有 {amount} 件事需要您处理。以下是所依据的数据，可在控制台中核对。'],
      button: '查看警报',
    },
    alert_digest: {
      subject: '{website}：今日警报汇总 {amount} 条',
      lines: ['{website} 未即时发送的事项：{amount} 件。以下是所依据的数据，可在控制台中核对。'],
      button: '查看警报',
    },
    install_instructions: {
      subject: '在 {website} 上安装同意脚本',
      greeting: '{website} 网站维护人员，您好：',
      lines: [
        '{organization} 的 {inviter} 请您在网站 {website} 上安装 Yinyom 脚本。该脚本会显示泰国个人数据保护法所要求的 Cookie 横幅。',
        '请将下面这一行粘贴为每个页面 <head> 中的第一个脚本，放在 Google 代码和其他所有脚本之前：',
      ],
      after: [
        '如何确认已生效：打开一次 {website}，然后询问 {inviter}，其脚本页面会显示已检测到脚本。横幅发布之前，访客看不到横幅，这是正常的。',
        '您无需账户，也无需回复此邮件。如果您不认识 {inviter}，或并不负责该网站，无需任何操作。',
      ],
    },
  },
};
