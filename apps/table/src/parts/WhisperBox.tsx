import { type ContextType, useEffect } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useDesk } from '../table/desk.ts';
import { closeWhisper, WHISPER_ID } from '../table/whisper.ts';
import { useWords } from '../words/index.ts';
import { Reasons } from './Reasons.tsx';

/** The one place where a thing that cannot be used says why. */
export function WhisperBox() {
  const { whisper, acting } = useDesk();
  const { words } = useWords();
  const anchor = whisper?.anchor;

  useEffect(() => {
    if (!anchor) return;
    const elsewhere = (event: Event) => {
      if (!anchor.contains(event.target as Node)) closeWhisper();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('scroll', closeWhisper, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('scroll', closeWhisper, { capture: true });
    };
  }, [anchor]);

  if (!whisper || acting || !whisper.anchor.isConnected) return null;
  const acts = 'acts' in whisper ? whisper.acts : null;
  return (
    <TooltipTriggerStateContext value={shown}>
      <Tooltip
        key={acts ? JSON.stringify(acts) : 'sentence'}
        className="whisper"
        triggerRef={{ current: whisper.anchor as HTMLElement }}
        placement="top"
        offset={8}
      >
        <div id={WHISPER_ID}>
          <p className="whisper-title">{words.whyNot}</p>
          {'acts' in whisper ? <Reasons acts={whisper.acts} most={3} /> : <p>{whisper.sentence}</p>}
        </div>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/** The tooltip belongs to no single trigger: it is open while it is there. */
const shown: ContextType<typeof TooltipTriggerStateContext> = {
  isOpen: true,
  shouldSkipAnimation: false,
  open: () => {},
  close: closeWhisper,
};
