import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `start` when a link of the page that leads to the player is pressed. The first press loads this script by
 * focusing the player, so it is over by then: it counts if the player still has the focus from it.
 */
export function useStartByLink(player: RefObject<HTMLElement | null>, start: () => void): void {
  const onStart = useEffectEvent(start);

  useEffect(() => {
    const target = player.current;
    if (!target) return;
    const wasJustPressed = navigator.userActivation?.isActive ?? false;
    if (document.activeElement === target && location.hash === `#${target.id}` && wasJustPressed) onStart();

    const onClick = ({ target: pressed }: MouseEvent) => {
      if (!(pressed instanceof Element) || !pressed.closest(`a[href="#${target.id}"]`)) return;
      // The browser itself moves the focus to the player when this event is over; the start moves it on.
      setTimeout(onStart);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [player]);
}
