interface AlarmMessage {
  text: string;
  alarm: string;
  state: 'begins' | 'ends' | 'trial';
  value?: number | undefined;
  severity: 'page' | 'look';
}

/** Request to a webhook of alarms. `content` is the field that Discord reads, `text` that of Slack, Mattermost and others. */
export const webhookCall = ({ text, value = 0, ...rest }: AlarmMessage): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text, content: text, value, ...rest }),
});
