interface AlarmMessage {
  text: string;
  alarm: string;
  state: 'begins' | 'ends' | 'trial';
  value?: number | undefined;
  severity: 'page' | 'look';
}

/** The request by which a webhook of alarms is told. `content` is the name that Discord looks for, `text` the one of Slack, Mattermost and others. */
export const webhookCall = ({ text, value = 0, ...rest }: AlarmMessage): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text, content: text, value, ...rest }),
});
