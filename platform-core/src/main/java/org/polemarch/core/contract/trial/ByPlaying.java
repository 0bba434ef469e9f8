package org.polemarch.core.contract.trial;

/** The promises that playing alone can find broken, before any promise has had a look. */
public enum ByPlaying {
    PLAY_GOES_ON("play goes on to the end"),
    COPIES_SHARE_NOTHING("copies share nothing"),
    IMAGINED_GAMES_PLAY("imagined games can be played");

    private final String promise;

    ByPlaying(String promise) {
        this.promise = promise;
    }

    public String promise() {
        return promise;
    }
}
